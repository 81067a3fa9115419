import type { Catalogue } from '../catalogue'

export const glossary: Catalogue['glossary'] = {
  lead: 'Las palabras de crupieres y analistas: qué significa cada una, cómo se dice en inglés y dónde importa en este sitio. Donde España y América usan otra palabra, van las dos.',
  byLetter: 'Por letra',
}
