import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { type AuditHead, verifyAudit } from '@athenaeum/kit/audit';
import mongoose from 'mongoose';
import { portOf } from '../start/ports';
import { asConnectionProblem } from '../start/asConnectionProblem';
import { Problem, reportAndExit } from '../start/problem';

// npm run audit:verify [-- <number>:<digest>]: walks the trail of what staff changed and names the first row that is not as it
// was written. A head from the log, as `<number>:<digest>`, tells whether the end was cut off since.
try {
  const known = headIn(process.argv.slice(2));
  await connectDatabase(
    process.env.MONGODB_URI || `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`,
    { dbName: process.env.MONGODB_DATABASE || 'athenaeum' },
  ).catch(asConnectionProblem);
  const { rows, anchored, erased, head, fault } = await verifyAudit({ isForgotten, known });
  await disconnectDatabase();
  if (fault) {
    const place = fault.id === null ? '' : `Row ${fault.seq ?? 'without a number'} (${fault.id}): `;
    throw new Problem(`The audit trail is not as it was written. ${place}${fault.what}.`);
  }
  process.stdout.write(
    `${rows} rows follow one another, ${anchored} from before stand behind them, ${erased} lost their values with their member.\n` +
      (head ? `Head: ${head.seq}:${head.digest}\n` : ''),
  );
} catch (error) {
  reportAndExit(error);
}

async function isForgotten(id: string): Promise<boolean> {
  const users = mongoose.connection.collection<{ _id: string; anonymised_at?: number }>('users');
  return (await users.findOne({ _id: id, anonymised_at: { $gt: 0 } })) !== null;
}

function headIn([given, ...more]: string[]): AuditHead | undefined {
  if (given === undefined) return undefined;
  const [, seq, digest] = /^(\d+):([\w-]{43})$/.exec(given) ?? [];
  if (!seq || !digest || more.length > 0)
    throw new Problem('A head is <number>:<digest>, as the log has it: npm run audit:verify -- 12:abc...');
  return { seq: Number(seq), digest };
}
