import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { announceStaffKey, STAFF_TOKEN } from '@athenaeum/registry';
import { SignJWT } from 'jose';
import mongoose from 'mongoose';
import { RELEASES_PATH } from '@athenaeum/release-protocol/answers';
import { keyIdOf, publicPartOf } from '@athenaeum/release-protocol/areaKey';
import { digestOf } from '@athenaeum/release-protocol/areaToken';
import type { ReleasesWorld } from './releasesWorld';

const HOUR = 60 * 60_000;

/** A gateway's signing key, published for the release service. `until` is epoch ms. */
export async function gatewayKey(until = Date.now() + HOUR): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const public_part = publicPartOf(privateKey);
  await announceStaffKey(mongoose.connection, {
    id: await keyIdOf(public_part),
    public_part,
    expires_at: until,
  });
  return privateKey;
}

type Wanted = [method: string, path: string, body?: object];

/** A token as the gateway mints it, with optional changes. */
export async function staffToken(
  { origin }: Pick<ReleasesWorld, 'origin'>,
  key: KeyObject,
  [method, path, body]: Wanted,
  { kid, ...changes }: Record<string, unknown> & { kid?: string } = {},
): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  return new SignJWT({
    ...{ aud: origin, iat, exp: iat + 120, jti: randomUUID() },
    ...{ sub: 'grace-id', name: 'Grace Hopper', sid: 'session-1' },
    ...{ htm: method, htu: RELEASES_PATH + path, body: digestOf(bytesOf(body)) },
    ...changes,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: STAFF_TOKEN, kid: kid ?? (await keyIdOf(publicPartOf(key))) })
    .sign(key);
}

/** Sends a request as the staff area does. */
export async function sendAsStaff(world: ReleasesWorld, key: KeyObject, wanted: Wanted) {
  const authorization = `Bearer ${await staffToken(world, key, wanted)}`;
  const [method, path, body] = wanted;
  return world.sendAs({ authorization }, [method, path, bytesOf(body).toString()]);
}

const bytesOf = (body: object | undefined) => Buffer.from(body ? JSON.stringify(body) : '');
