import { describe, expect, it } from 'vitest'
import { readAudit } from '../tools/audit'

const report = (...severities: readonly string[]) => {
  const entries = severities.map(
    (severity, n) =>
      [
        `part-${n}`,
        {
          name: `part-${n}`,
          severity,
          range: '<2.0.0',
          via: [{ title: 'Reads too much', url: 'https://example.org/advisory' }, 'other'],
        },
      ] as const,
  )
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(entries), metadata: {} })
}

describe('the audit of the dependencies', () => {
  it('is clean where nothing grave is known', () => {
    expect(readAudit(report())).toEqual({ kind: 'clean' })
    expect(readAudit(report('low', 'moderate'))).toEqual({ kind: 'clean' })
  })

  it('names each grave finding, its versions and its reason', () => {
    expect(readAudit(report('moderate', 'high', 'critical'))).toEqual({
      kind: 'found',
      lines: [
        'high: part-1 <2.0.0: Reads too much https://example.org/advisory; by other',
        'critical: part-2 <2.0.0: Reads too much https://example.org/advisory; by other',
      ],
    })
  })

  it('reads the report among other words of npm', () => {
    expect(readAudit(`npm warn Unknown config\n${report('high')}\n`).kind).toBe('found')
  })

  it.each([
    [
      'a mirror without such an address',
      '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}',
      '405 Method Not Allowed',
    ],
    ['no network', '{"error":{"code":"ENOTFOUND","summary":"request failed","detail":""}}', 'request failed'],
    ['nothing at all', '', 'no answer'],
    ['something else', 'Segmentation fault', 'Segmentation fault'],
    ['broken JSON', '{"vulnerabilities":', '{"vulnerabilities":'],
  ])('is told apart from %s', (_, output, why) => {
    expect(readAudit(output)).toEqual({ kind: 'unanswered', why })
  })
})
