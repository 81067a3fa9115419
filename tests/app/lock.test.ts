import { describe, expect, it } from 'vitest'
import { lockProblems } from '../tools/lock'

describe('the lock file', () => {
  it('passes packages with integrity, links and the project itself', () => {
    expect(
      lockProblems({
        '': {},
        'node_modules/a': { integrity: 'sha512-a', optionalDependencies: { b: '1.0.0' } },
        'node_modules/b': { integrity: 'sha512-b' },
        'node_modules/c': { link: true },
      }),
    ).toEqual([])
  })

  it('names a package without integrity and a platform package that is missing', () => {
    expect(
      lockProblems({
        'node_modules/a': { integrity: 'sha512-a', optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
        'node_modules/a-linux': {},
      }),
    ).toEqual([
      'node_modules/a may install a-darwin, which the lock file does not have',
      'node_modules/a-linux has no integrity',
    ])
  })
})
