import { existsSync } from 'node:fs';
import { deployables } from '../deployment/deployables';
import { isRunOnce } from './composed';
import { imagesOf, READ_OF_A_SERVICE, readCompose } from './images';
import { onlyNamed } from './onlyNamed';

const compose = readCompose();

it('builds one image of each kind that the file for compose names', () => {
  const services = deployables.filter(({ target }) => target !== 'tools').map(({ name }) => name);

  expect([...imagesOf(compose).keys()].sort()).toEqual(
    [...services, 'tools'].map((name) => `athenaeum/${name}`).sort(),
  );
});

it('reads everything that the file for compose says of a service of ours', () => {
  const said = Object.values(compose.services)
    .filter(({ build }) => build)
    .flatMap((service) => Object.keys(service));

  expect(said.filter((key) => !READ_OF_A_SERVICE.includes(key))).toEqual([]);
});

it('finds the manifest whose probes each server is asked by', () => {
  for (const { name } of deployables) {
    expect(compose.services).toHaveProperty(name);
    expect([name, existsSync(`infra/k8s/base/${name}.yaml`)]).toEqual([name, true]);
  }
});

describe('some of it', () => {
  it('waits for those that are named, and for no other', () => {
    const { services } = onlyNamed(compose, ['shell', 'gateway']);

    expect(Object.keys(services)).toEqual(['gateway', 'shell']);
    expect(Object.keys(services.shell!.depends_on!)).toEqual(['gateway']);
    expect(services.gateway!.depends_on).toEqual({});
  });

  it('knows what is run once where nobody waits for it', () => {
    expect(isRunOnce('publish')).toBe(true);
    expect(isRunOnce('shell')).toBe(false);
  });

  it('says what is missing where one is within the network of another', () => {
    expect(() => onlyNamed(compose, ['releases'])).toThrow('releases is where shell is: name both.');
    expect(() => onlyNamed(compose, ['gatewy'])).toThrow('There is no service gatewy.');
  });
});
