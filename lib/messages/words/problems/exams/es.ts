import type { disputeTexts as DisputeTexts, Exams, limits as Limits } from './en'

/* Lo mismo en español. */

const limits: typeof Limits = {
  questions: () => 'El número de preguntas',
  minutes: () => 'El tiempo límite',
  pass: () => 'La nota de aprobado',
  weight: () => 'El peso',
  parts: () => 'El número de partes',
  partMinutes: () => 'El tiempo límite de una parte',
}

const disputeTexts: typeof DisputeTexts = {
  name: () => 'el nombre',
  situation: () => 'la situación',
  option: () => 'una decisión',
  why: () => 'el motivo',
  source: () => 'la fuente',
}

export const exams: Exams = {
  'exam-number': ({ of, least, most, text }) =>
    `${limits[of]()} debe ser un número entero de ${least} a ${most}, no «${text}».`,
  'exam-seed': ({ text }) => `Una semilla tiene de 1 a 32 letras minúsculas y cifras, no «${text}».`,
  'few-disputes': ({ count }) => `Hay ${count} disputas: pide esas como mucho.`,
  'parts-over': ({ parts, minutes }) =>
    `Las partes pueden durar ${parts} minutos, pero el examen entero solo ${minutes}.`,
  'own-empty': ({ of, number }) => `Disputa ${number}: falta ${disputeTexts[of]()}.`,
  'own-long': ({ of, number, most }) =>
    `Disputa ${number}: ${disputeTexts[of]()} puede tener hasta ${most} caracteres.`,
  'own-strange': ({ of, number }) =>
    `Disputa ${number}: ${disputeTexts[of]()} tiene un carácter que no se puede mostrar.`,
  'own-same': ({ number }) => `La disputa ${number} tiene dos veces la misma decisión.`,
  'own-options': ({ number, least, most }) =>
    `La disputa ${number} necesita de ${least} a ${most} decisiones, una de ellas correcta.`,
  'own-many': ({ most }) => `Una parte puede tener de 1 a ${most} disputas tuyas.`,
  'own-large': ({ length, most }) =>
    `Tus disputas ocupan ${length} caracteres del enlace del examen, y caben ${most}. Acórtalas o quita alguna.`,
  'own-cut': () => 'No podemos leer las disputas de este examen.',
  'exam-rules': () => 'No podemos leer las reglas de este examen.',
  'no-such-subject': ({ text }) => `«${text}» no es un tema de examen.`,
  'not-an-exam': () => 'Esto no es un examen de este sitio, o le falta una parte.',
  'no-hands': () =>
    'Las cláusulas de este examen nunca colocan una mano: las cláusulas anteriores se quedan con todas.',
  'altered-exam': () =>
    'Este enlace se ha alterado o cortado: su suma de control no encaja. Pide el enlace otra vez y cópialo entero.',
  'no-name': () => 'Escribe tu nombre: el resultado dice quién hizo el examen.',
  'long-name': ({ most }) => `Un nombre puede tener hasta ${most} caracteres.`,
  'strange-name': () => 'Este nombre tiene un carácter que no se puede mostrar.',
  'code-name': () => 'No podemos leer el nombre de este código.',
  'code-future': () => 'Este resultado tiene una fecha futura: nadie pudo hacer el examen entonces.',
  'code-too-old': () => 'Este resultado es anterior a cualquier examen de este sitio.',
  'code-no-time': () => 'Este resultado tiene respuestas que no llevaron ningún tiempo.',
  'exam-key': () => 'No podemos leer la clave de este examen.',
  'not-a-key': () => 'No es una clave de este sitio o está dañada.',
  'code-times': () => 'No podemos leer los tiempos de este código.',
  'code-answers': () => 'Las respuestas de este código no son de su examen.',
  'code-marks': () => 'Esto no es el código de un resultado: uno solo tiene letras, cifras y los signos - . _ ~.',
  'not-a-code': () => 'Esto no es el código de un resultado.',
  'altered-code': () =>
    'Este código se ha alterado o ha perdido una parte: su suma de control no encaja. No se muestra ningún resultado.',
  'large-result': () => 'Es demasiado grande para ser un resultado.',
  'result-not-json': () => 'No es JSON: está roto, cortado o no es un resultado.',
  'foreign-result': () => 'Es JSON, pero no un resultado de examen de este sitio.',
  'result-without-code': () => 'No tiene código.',
  'altered-result': ({ field }) => `Se ha alterado: su «${field}» no coincide con su código.`,
  'not-a-class-table': ({ column }) =>
    `No tiene la columna «${column}», así que no es una tabla de clase de este sitio.`,
  'large-class': () => 'Es demasiado grande para ser una clase.',
  'not-a-class': () => 'No es una clase de este sitio.',
  'newer-class': () => 'Lo escribió una versión más nueva de este sitio.',
  'class-full': ({ most }) => `Una clase admite como máximo ${most} nombres, exámenes o resultados.`,
  'cut-class': () => 'Falta una parte de esta clase.',
}
