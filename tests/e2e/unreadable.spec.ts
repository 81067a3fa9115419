import { expect, test } from './fixture'

for (const path of [
  '/%E0%A4%A',
  '/%FF',
  '/three-card-poker/%E0%A4%A',
  '/%zz',
  '/%C3%A9',
  '/no-such-game',
  '/no-such-game/trainer',
]) {
  test(`${path} gets the site's own page for what is not there`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('There is no page here')
  })
}

test('a query that cannot be decoded is no fault of the page', async ({ request }) => {
  expect((await request.get('/games?x=%E0%A4%A')).status()).toBe(200)
})
