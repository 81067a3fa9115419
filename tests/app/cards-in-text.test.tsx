import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardsInText, inSentence, spokenCards } from '@/app/_felt/cards-in-text'

it('speaks cards as words', () => {
  expect(spokenCards('K♠ Q♦ in front')).toBe('king of spades, queen of diamonds in front')
  expect(spokenCards('Raise 4×')).toBe('Raise 4×')
})

it('draws the suits, writes each card once and leaves other text as it is', () => {
  const { container, getAllByRole } = render(<CardsInText>{'T♥ 2♣ in front'}</CardsInText>)
  expect(container.textContent).toBe('10♥ 2♣ in front')
  expect(getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual(['ten of hearts,', 'two of clubs'])
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  expect(render(<CardsInText>Fold</CardsInText>).container.innerHTML).toBe('Fold')
})

it('names a button by its cards in words', () => {
  const { getByRole } = render(
    <button type="button">
      <CardsInText>{'T♥ 2♣ in front'}</CardsInText>
    </button>,
  )
  expect(getByRole('button', { name: 'ten of hearts, two of clubs in front' })).toBeTruthy()
})

it('lowers the first letter of a name inside a sentence, but not of a card', () => {
  expect(inSentence('Raise 4×')).toBe('raise 4×')
  expect(inSentence('Q♣ T♣ in front')).toBe('Q♣ T♣ in front')
})
