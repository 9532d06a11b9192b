import { Problem } from '../start/problem';
import type { Compose } from './images';

/**
 * The compose file with these services alone, without dependencies on others. With no name it is all of them.
 *
 * @throws Problem for a name that is no service, and for a service that shares the network of one which is left out
 */
export function onlyNamed(all: Compose, named: readonly string[]): Compose {
  if (named.length === 0) return all;
  const unknown = named.filter((name) => !(name in all.services));
  if (unknown.length > 0) throw new Problem(`There is no service ${unknown.join(', ')}.`);
  const services = Object.entries(all.services).filter(([name]) => named.includes(name));
  for (const [name, { network_mode }] of services) {
    const host = network_mode?.replace('service:', '');
    if (host && !named.includes(host)) throw new Problem(`${name} is where ${host} is: name both.`);
  }
  return {
    ...all,
    services: Object.fromEntries(
      services.map(([name, { depends_on = {}, ...service }]) => [
        name,
        {
          ...service,
          depends_on: Object.fromEntries(
            Object.entries(depends_on).filter(([needed]) => named.includes(needed)),
          ),
        },
      ]),
    ),
  };
}
