import { existsSync } from 'node:fs';
import { deployables } from '../deployment/deployables';
import { imagesOf, READ_OF_A_SERVICE, readCompose } from './images';

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
