import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardsInText, inSentence, spokenCards } from '@/app/_felt/cards-in-text'

it('speaks cards as words', () => {
  expect(spokenCards('K♠ Q♦ in front')).toBe('king of spades, queen of diamonds in front')
  expect(spokenCards('Raise 4×')).toBe('Raise 4×')
})

it('draws the suits and leaves other text as it is', () => {
  const { container } = render(<CardsInText>{'T♥ 2♣ in front'}</CardsInText>)
  expect(container.querySelector('.sr-only')?.textContent).toBe('ten of hearts, two of clubs in front')
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('10 2 in front')
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  expect(render(<CardsInText>Fold</CardsInText>).container.innerHTML).toBe('Fold')
})

it('lowers the first letter of a name inside a sentence, but not of a card', () => {
  expect(inSentence('Raise 4×')).toBe('raise 4×')
  expect(inSentence('Q♣ T♣ in front')).toBe('Q♣ T♣ in front')
})
