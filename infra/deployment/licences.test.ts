import { readFileSync } from 'node:fs';
import { readAudit } from './audit';
import { ACCEPTED, licenceProblems } from './licences';

const locked = (packages: Record<string, object>) => JSON.stringify({ packages });
const one = (license: string | undefined, path = 'node_modules/a') =>
  licenceProblems(locked({ '': {}, [path]: { version: '1.0.0', license } }));

it('finds no library with a licence that nobody has allowed', () => {
  expect(licenceProblems(readFileSync('package-lock.json', 'utf8'))).toEqual([]);
});

it('accepts nothing that is not used any more', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const used = Object.entries(packages).map(([path, { license = '' }]) => `${path} ${license}`);
  const unused = ACCEPTED.filter(
    ({ package: name, licence }) =>
      !used.some((text) => text.includes(`node_modules/${name.replace('*', '')}`) && text.includes(licence)),
  );

  expect(unused).toEqual([]);
});

it.each(['MIT', 'Apache-2.0 AND MIT', '(MIT OR CC0-1.0)', '(GPL-3.0-only OR MIT)'])(
  'allows %s',
  (licence) => {
    expect(one(licence)).toEqual([]);
  },
);

it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'Elastic-2.0', undefined])(
  'does not allow %s without a reason',
  (licence) => {
    expect(one(licence)).toEqual([{ package: 'a@1.0.0', licence: licence ?? 'none' }]);
  },
);

it('accepts a licence for the named packages alone, wherever they are installed', () => {
  expect(one('Elastic-2.0', 'gateway/node_modules/@apollo/gateway')).toEqual([]);
  expect(one('Elastic-2.0', 'node_modules/@apollos/gateway')).toHaveLength(1);
});

it('does not look at our own packages', () => {
  expect(
    licenceProblems(locked({ shell: { version: '1' }, 'node_modules/@athenaeum/shell': { link: true } })),
  ).toEqual([]);
});

describe('an audit', () => {
  it('tells severe holes from lesser ones', () => {
    const vulnerabilities = {
      a: { severity: 'critical', range: '<2' },
      b: { severity: 'high', range: '1.x' },
      c: { severity: 'moderate' },
    };

    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      severe: ['a <2 (critical)', 'b 1.x (high)'],
      lesser: 1,
    });
  });

  it.each(['', 'npm error 404', '{"error":{"code":"ENOAUDIT"}}', '{"message":"not found"}'])(
    'that the registry has not answered is none: %s',
    (output) => {
      expect(readAudit(output)).toBeNull();
    },
  );
});
