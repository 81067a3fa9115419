import type { Catalogue } from '../catalogue'

export const glossary: Catalogue['glossary'] = {
  lead: 'Las palabras de crupieres y analistas: qué significa cada una, cómo se dice en inglés y dónde importa en este sitio. Usamos las palabras de los casinos de España, como crupier, tapete y dama; en América se dice también dealer o tallador, paño y reina. Donde una palabra de la lista cambia, la otra va al lado.',
  byLetter: 'Por letra',
}
