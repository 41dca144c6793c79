/** A water board's statutes, with what models make of it. */
import type { Recalled } from './recalled.ts';

export const recalledGerman: Recalled = {
  language: 'German',
  source: `# Satzung des Wasserverbandes Unterau
# § 1 Anschluss
Jeder Eigentümer eines bebauten Grundstücks im Verbandsgebiet ist berechtigt, sein Grundstück an die
öffentliche Wasserversorgung anzuschließen. Der Antrag ist schriftlich beim Verband zu stellen. Dem Antrag
sind ein Lageplan, eine Beschreibung der Anlage und der Name des ausführenden Betriebs beizufügen. Über den
Antrag entscheidet der Vorstand innerhalb von sechs Wochen.

# § 2 Pflichten des Abnehmers
Der Abnehmer hat
1. den Wasserzähler jederzeit zugänglich zu halten,
2. Schäden an der Leitung unverzüglich zu melden,
3. das Ablesen des Zählers zu gestatten,
4. jede Änderung der Anlage vorher anzuzeigen.
Die Ablesung erfolgt einmal jährlich, in der Regel im November, durch Beauftragte des Verbandes. Der
Verband, der seit 1954 besteht, haftet nicht für Schäden durch Frost. Die Versorgung kann eingestellt
werden, wenn der Abnehmer trotz zweimaliger Mahnung nicht zahlt. Nach Angaben des Vorstands sind die
Verluste im Netz seit 2019 um ein Drittel gesunken.

# § 3 Gebühren
Die Gebühr setzt sich aus einem Grundpreis und einem Verbrauchspreis zusammen. Der Grundpreis richtet sich
nach der Größe des Zählers. Der Verbrauchspreis beträgt 1,84 Euro je Kubikmeter zuzüglich der gesetzlichen
Umsatzsteuer. Rechnungen sind binnen 14 Tagen nach Zugang zu begleichen. Einwände berechtigen nur dann zum
Aufschub, wenn offensichtliche Fehler vorliegen.

Zählergröße\tGrundpreis 2023\tGrundpreis 2024\tAnzahl Zähler
bis 4 m³/h\t62,40\t66,00\t3.218
bis 10 m³/h\t118,80\t124,20\t412
bis 16 m³/h\t204,00\t213,60\t57`,
  honest: {
    ellipsis: [
      'Jeder Eigentümer eines bebauten Grundstücks im Verbandsgebiet ist berechtigt, sein Grundstück an die öffentliche Wasserversorgung anzuschließen. […] Über den Antrag entscheidet der Vorstand innerhalb von sechs Wochen.',
      'Die Ablesung erfolgt einmal jährlich … durch Beauftragte des Verbandes.',
      'Der Verband … haftet nicht für Schäden durch Frost.',
      'Dem Antrag sind ein Lageplan … und der Name des ausführenden Betriebs beizufügen.',
      'Die Gebühr setzt sich aus einem Grundpreis und einem Verbrauchspreis zusammen. (…) Rechnungen sind binnen 14 Tagen nach Zugang zu begleichen.',
    ],
    heading: [
      '§ 1 Anschluss: Über den Antrag entscheidet der Vorstand innerhalb von sechs Wochen.',
      'Der Abnehmer hat das Ablesen des Zählers zu gestatten',
      '§ 3 Gebühren – Rechnungen sind binnen 14 Tagen nach Zugang zu begleichen.',
      'Pflichten des Abnehmers: 2. Schäden an der Leitung unverzüglich zu melden',
    ],
    cells: [
      'bis 10 m³/h, Grundpreis 2024: 124,20',
      'Anzahl Zähler (bis 16 m³/h): 57',
      'Grundpreis 2023 – bis 4 m³/h: 62,40',
    ],
  },
  dishonest: {
    ellipsis: [
      'Der Verband … haftet … für Schäden durch Frost.',
      'Die Versorgung kann eingestellt werden … Nach Angaben des Vorstands',
      'Einwände berechtigen … zum Aufschub',
      'Der Verbrauchspreis beträgt … der gesetzlichen Umsatzsteuer.',
      'Der Grundpreis … beträgt 1,84 Euro je Kubikmeter',
    ],
    heading: [
      '§ 3 Gebühren: Über den Antrag entscheidet der Vorstand innerhalb von sechs Wochen.',
      '§ 1 Anschluss: Der Verband haftet nicht für Schäden durch Frost.',
      'Der Abnehmer hat Rechnungen sind binnen 14 Tagen nach Zugang zu begleichen.',
    ],
    cells: [
      'bis 10 m³/h, Grundpreis 2024: 118,80',
      'Anzahl Zähler (bis 4 m³/h): 412',
      'bis 16 m³/h: Grundpreis 2023: 213,60',
    ],
  },
};
