import type { Adapter, AdapterPayload } from 'oidc-provider';
import { OidcRecordModel } from './oidcRecord.model';

/** Stores the provider's records in the database, so that any instance can continue a flow of another. */
export function createDatabaseAdapter(kind: string): Adapter {
  const key = (id: string) => `${kind}:${id}`;
  const found = async (filter: Record<string, unknown>): Promise<AdapterPayload | undefined> => {
    const record = await OidcRecordModel.findOne({ ...filter, expires_at: { $gt: new Date() } }).lean();
    return record?.payload as AdapterPayload | undefined;
  };

  return {
    async upsert(id, payload, expiresIn) {
      // Anonymous provider sessions are not stored: each view of the form would create one.
      if (kind === 'Session' && !payload.accountId) return;
      const fields = {
        payload,
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: new Date(Date.now() + expiresIn * 1000),
      };
      await OidcRecordModel.updateOne({ _id: key(id) }, { $set: fields }, { upsert: true });
    },
    find: (id) => found({ _id: key(id) }),
    findByUid: (uid) => found({ uid, _id: { $gt: `${kind}:`, $lt: `${kind};` } }),
    findByUserCode: async () => undefined,
    async consume(id) {
      const now = Math.floor(Date.now() / 1000);
      await OidcRecordModel.updateOne({ _id: key(id) }, { $set: { 'payload.consumed': now } });
    },
    async destroy(id) {
      await OidcRecordModel.deleteOne({ _id: key(id) });
    },
    async revokeByGrantId(grantId) {
      await OidcRecordModel.deleteMany({ grant_id: grantId });
    },
  };
}
