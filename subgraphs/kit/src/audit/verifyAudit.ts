import { anchorOf, contentDigest, type Lasting, rowDigest } from './auditChain';
import { AuditRow, type AuditRecord } from './auditRow.model';

/** Whether a target is a member who was forgotten: only their rows may have lost their values. */
export type IsForgotten = (targetId: string) => Promise<boolean>;

export interface AuditHead {
  seq: number;
  digest: string;
}

export interface AuditReport {
  /** Rows in the chain, rows from before it, and rows whose values were erased. */
  rows: number;
  anchored: number;
  erased: number;
  /** The last row of the chain; null when the chain is empty. */
  head: AuditHead | null;
  /** The first row that is wrong, and how; null when none is. */
  fault: { seq: number | null; id: string | null; what: string } | null;
}

interface Options {
  isForgotten: IsForgotten;
  /** A head that was noted outside the database (in the log): the chain must contain it. */
  known?: AuditHead | undefined;
}

/** Reads the whole trail, oldest first, up to the first row that is not as it was written. */
export async function verifyAudit({ isForgotten, known }: Options): Promise<AuditReport> {
  const [first] = await AuditRow.find(IN_CHAIN).sort({ seq: 1 }).limit(1).lean();
  const before = await beforeChain(first?.at);
  const report: AuditReport = { rows: 0, anchored: before.length, erased: 0, head: null, fault: null };
  const wrong = (what: string, row?: Pick<AuditRecord, '_id' | 'seq'>) => ({
    ...report,
    fault: { seq: row?.seq ?? null, id: row?._id ?? null, what },
  });

  let expected = { seq: 0, digest: anchorOf(before) };
  let isKnownMet = !known;
  for await (const row of AuditRow.find(IN_CHAIN).sort({ seq: 1 }).lean().cursor()) {
    const { seq, previous, content, salt, digest } = row;
    if (seq !== expected.seq + 1) return wrong(`row ${expected.seq + 1} was removed`, row);
    if (previous !== expected.digest)
      return wrong(
        seq === 1
          ? 'a row from before the chain was changed, removed or inserted'
          : 'it does not follow the row before it',
        row,
      );
    if (rowDigest({ ...row, seq, previous, content: content ?? '' }) !== digest)
      return wrong('it was changed', row);
    if (salt) {
      if (contentDigest(row, salt) !== content) return wrong('its values were changed', row);
    } else if (!isEmpty(row) || !(await isForgotten(row.target_id)))
      return wrong('its values were erased, and not because a member was forgotten', row);
    else report.erased += 1;
    report.rows += 1;
    report.head = expected = { seq, digest };
    if (known?.seq === seq) {
      if (known.digest !== digest) return wrong('it is not the row that was noted under this number', row);
      isKnownMet = true;
    }
  }
  if (!isKnownMet)
    return wrong(`the trail ends at ${expected.seq}, and ${known!.seq} was noted: its end was cut off`);
  const stray =
    first &&
    (await AuditRow.findOne({ ...NOT_IN_CHAIN, at: { $gte: first.at } })
      .sort({ at: 1 })
      .lean());
  return stray ? wrong('it was inserted beside the chain', stray) : report;
}

/** The newest row of the chain, to be noted outside the database; null while the chain is empty. */
export async function auditHead(): Promise<AuditHead | null> {
  const [last] = await AuditRow.find(IN_CHAIN).sort({ seq: -1 }).limit(1).select('seq digest').lean();
  return last ? { seq: last.seq!, digest: last.digest! } : null;
}

export const IN_CHAIN = { seq: { $gte: 1 } } as const;
const NOT_IN_CHAIN = { seq: { $exists: false } } as const;

/** Rows from before the chain, oldest first. */
export const beforeChain = (at = Infinity): Promise<Lasting[]> =>
  AuditRow.find({ ...NOT_IN_CHAIN, ...(at === Infinity ? {} : { at: { $lt: at } }) })
    .sort({ at: 1, _id: 1 })
    .select('operation actor_id target_id at')
    .lean();

const isEmpty = ({ before, after }: Pick<AuditRecord, 'before' | 'after'>) =>
  [before, after].every((part) => Object.keys((part ?? {}) as object).length === 0);
