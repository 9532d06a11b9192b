import { addressOf } from '@athenaeum/graph/edge';
import { networkOf } from './networkOf';

const networkFrom = (ip: string) => networkOf(addressOf({ ip }));

it.each([
  ['192.0.2.17', '192.0.2.200'],
  ['::ffff:192.0.2.17', '192.0.2.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2:3:4:5:6'],
  ['fe80::1%eth0', 'fe80::2'],
  ['2001:db8::1', '2001:db8:0:0:1::'],
])('%s is in the network of %s', (one, other) => {
  expect(networkFrom(one)).toBe(networkFrom(other));
});

it.each([
  ['192.0.2.17', '192.0.3.17'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::1', '1::'],
])('%s is not in that of %s', (one, other) => {
  expect(networkFrom(one)).not.toBe(networkFrom(other));
});
