/** The rules of a swimming pool, with what models make of it. */
import type { Recalled } from './recalled.ts';

export const recalledFrench: Recalled = {
  language: 'French',
  source: `# Règlement intérieur de la piscine municipale
# Article 1 – Accès
La piscine est ouverte au public du 2 mai au 30 septembre, de 9 heures à 19 heures. L'entrée est interdite
aux enfants de moins de 8 ans non accompagnés d'un adulte. La caisse ferme trente minutes avant l'évacuation
des bassins. Les groupes scolaires, les clubs et les associations doivent réserver leurs créneaux auprès de
la direction au moins quinze jours à l'avance. Tout billet délivré est valable le jour même et ne peut être
ni repris ni échangé.

# Article 2 – Hygiène
Le passage par les douches est obligatoire avant l'accès aux bassins. Le port du bonnet de bain, fourni
gratuitement à la caisse, est exigé dans le grand bassin. Il est interdit :
- de fumer dans l'enceinte de l'établissement ;
- de manger au bord des bassins ;
- d'introduire des animaux, à l'exception des chiens guides ;
- de courir sur les plages.
La qualité de l'eau est contrôlée deux fois par jour par le personnel et affichée à l'entrée. Selon l'agence
régionale, les installations respectent toutes les normes en vigueur depuis les travaux de 2018.

# Article 3 – Responsabilité
La ville n'est pas responsable des objets perdus ou volés. Les casiers sont mis à la disposition des usagers
contre une consigne de 1 euro. Toute dégradation sera réparée aux frais de son auteur. Les surveillants
peuvent exclure toute personne dont le comportement trouble l'ordre ou la sécurité.

Tarif\tPlein\tRéduit\tAbonnement annuel
Résidents\t3,20 €\t2,10 €\t95,00 €
Extérieurs\t4,80 €\t3,60 €\t142,50 €
Enfants\t1,50 €\t1,00 €\t48,00 €`,
  honest: {
    ellipsis: [
      "La piscine est ouverte au public du 2 mai au 30 septembre, de 9 heures à 19 heures. […] La caisse ferme trente minutes avant l'évacuation des bassins.",
      "Les groupes scolaires … doivent réserver leurs créneaux auprès de la direction au moins quinze jours à l'avance.",
      'Le port du bonnet de bain … est exigé dans le grand bassin.',
      "La qualité de l'eau est contrôlée deux fois par jour … et affichée à l'entrée.",
      'Les casiers sont mis à la disposition des usagers … Toute dégradation sera réparée aux frais de son auteur.',
      "Le passage par les douches est obligatoire … La qualité de l'eau est contrôlée deux fois par jour par le personnel",
    ],
    heading: [
      "Article 1 – Accès : La caisse ferme trente minutes avant l'évacuation des bassins.",
      'Il est interdit : de courir sur les plages.',
      'Article 3 : Toute dégradation sera réparée aux frais de son auteur.',
    ],
    cells: [
      'Extérieurs, Réduit : 3,60 €',
      'Abonnement annuel (Résidents) : 95,00 €',
      '| Tarif | Plein | Réduit | Abonnement annuel |\n|---|---|---|---|\n| Enfants | 1,50 € | 1,00 € | 48,00 € |',
    ],
  },
  dishonest: {
    ellipsis: [
      'Tout billet délivré est valable … et … peut être … échangé.',
      'La ville … est … responsable des objets perdus ou volés.',
      "d'introduire des animaux … de courir sur les plages.",
      'Les surveillants peuvent exclure toute personne … la sécurité.',
      "L'entrée est interdite aux enfants de moins de 8 ans … La caisse ferme",
    ],
    heading: [
      "Il est interdit : La qualité de l'eau est contrôlée deux fois par jour",
      "Article 3 – Responsabilité : La caisse ferme trente minutes avant l'évacuation des bassins.",
    ],
    cells: [
      'Extérieurs, Réduit : 2,10 €',
      'Abonnement annuel (Résidents) : 142,50 €',
      '| Tarif | Plein | Réduit | Abonnement annuel |\n|---|---|---|---|\n| Enfants | 1,00 € | 1,50 € | 48,00 € |',
    ],
  },
};
