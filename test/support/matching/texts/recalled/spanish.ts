/** A call for grants, with what models make of it. */
import type { Recalled } from './recalled.ts';

export const recalledSpanish: Recalled = {
  language: 'Spanish',
  source: `# Convocatoria de becas de movilidad 2023
# Primera. Objeto
La presente convocatoria tiene por objeto la concesión de 120 becas para estancias de investigación en
universidades extranjeras. Las ayudas, que se financian con cargo al presupuesto de la Fundación, tienen una
duración mínima de dos meses y máxima de seis. El importe mensual asciende a 1.150 euros para los países de
la Unión Europea y a 1.400 euros para el resto.

# Segunda. Requisitos
Podrán solicitar las becas quienes cumplan los siguientes requisitos:
a) estar matriculado en un programa de doctorado;
b) no haber disfrutado de otra beca de la Fundación;
c) acreditar un nivel B2 del idioma de destino;
d) contar con la aceptación del centro receptor.
Las solicitudes se presentarán por vía telemática, a través de la sede electrónica, entre el 1 y el 28 de
febrero. No se admitirán solicitudes fuera de plazo. La comisión, formada por cinco profesores, valorará el
expediente académico, la calidad del proyecto y la trayectoria del grupo receptor. La resolución se
publicará antes del 30 de abril.

# Tercera. Obligaciones
Los beneficiarios deberán presentar una memoria final en el plazo de un mes desde el término de la estancia.
El incumplimiento dará lugar al reintegro de la ayuda, salvo causa de fuerza mayor debidamente justificada.
Según el patronato, el programa ha permitido duplicar las publicaciones conjuntas. Los beneficiarios podrán
renunciar a la beca mediante escrito dirigido a la comisión.

Área\tSolicitudes\tConcedidas\tImporte medio (€)
Ciencias\t214\t51\t5.320
Humanidades\t138\t32\t4.875
Ingeniería\t176\t37\t5.940`,
  honest: {
    ellipsis: [
      'La presente convocatoria tiene por objeto la concesión de 120 becas … Las ayudas … tienen una duración mínima de dos meses y máxima de seis.',
      'Las solicitudes se presentarán por vía telemática … entre el 1 y el 28 de febrero.',
      'La comisión … valorará el expediente académico, la calidad del proyecto y la trayectoria del grupo receptor.',
      'valorará el expediente académico … y la trayectoria del grupo receptor. La resolución se publicará antes del 30 de abril.',
      'Los beneficiarios deberán presentar una memoria final en el plazo de un mes desde el término de la estancia. […] Los beneficiarios podrán renunciar a la beca',
    ],
    heading: [
      'Podrán solicitar las becas quienes cumplan los siguientes requisitos: d) contar con la aceptación del centro receptor.',
      'Segunda. Requisitos: La resolución se publicará antes del 30 de abril.',
      'Tercera. Obligaciones: Los beneficiarios podrán renunciar a la beca mediante escrito dirigido a la comisión.',
    ],
    cells: [
      'Humanidades, Concedidas: 32',
      'Importe medio (€) en Ingeniería: 5.940',
      'Ciencias: 214 Solicitudes, 51 Concedidas',
    ],
  },
  dishonest: {
    ellipsis: [
      'El incumplimiento dará lugar al reintegro de la ayuda … Según el patronato',
      'Podrán solicitar las becas quienes … haber disfrutado de otra beca de la Fundación',
      'Los beneficiarios deberán … renunciar a la beca',
      'El importe mensual asciende a … 1.400 euros',
    ],
    heading: [
      'Primera. Objeto: La resolución se publicará antes del 30 de abril.',
      'Podrán solicitar las becas quienes cumplan los siguientes requisitos: La resolución se publicará antes del 30 de abril.',
      'Tercera. Obligaciones: acreditar un nivel B2 del idioma de destino',
    ],
    cells: [
      'Humanidades, Concedidas: 37',
      'Importe medio (€) en Ingeniería: 4.875',
      'Ciencias: 51 Solicitudes, 214 Concedidas',
    ],
  },
};
