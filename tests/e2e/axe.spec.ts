import axe from 'axe-core'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

/** Faults of contrast, of names and of size, with colors that are written, mixed, faded, shadowed and laid over each other. */
const FAULTY = `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>
  <p style="color: #999">faint</p>
  <p style="color: oklch(75% 0.1 250)">faint in another space</p>
  <p style="color: rgb(0 0 0 / 40%)">seen through</p>
  <p style="opacity: 0.4">faded</p>
  <div style="background: color-mix(in oklab, black, white 40%)"><p style="color: black">on a mixed ground</p></div>
  <div style="background: #000"><div style="background: #888a; opacity: 0.8"><p style="color: #777">on two grounds</p></div></div>
  <p style="color: #bbb; text-shadow: 0 0 1px #bbb">shadowed</p>
  <p style="color: #595959">plain enough</p>
  <p>one <a href="#a" style="color: #222; text-decoration: none">link</a> in a text</p>
  <p id="same">twice</p><p id="same">twice</p><button></button><button style="width: 9px; height: 9px; padding: 0">x</button><button style="width: 9px; height: 9px; padding: 0">y</button>
</main>`

test('axe finds here what it finds as it is published', async ({ page }) => {
  await page.setContent(FAULTY)
  const found = await axeFindings(page)
  expect(found.join()).toContain('color-contrast')
  await page.setContent(FAULTY)
  await page.evaluate(axe.source)
  const published = await page.evaluate(async () => {
    const { violations } = await window.axe!.run({ rules: { 'target-size': { enabled: true } } })
    return violations.map(({ id, nodes }) => [id, nodes.flatMap(({ target }) => target.join(' '))] as const)
  })
  expect(found.map((finding) => [finding.split(':')[0], finding.split(': ').at(-1)!.split(', ')])).toEqual(published)
})
