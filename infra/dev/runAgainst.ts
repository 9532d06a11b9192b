import type { Area } from './devArguments';
import type { Workbench } from './runProduct';

export async function runAgainst(
  _asked: { area: Area; against: string },
  _workbench: Workbench,
): Promise<void> {
  throw new Error('not yet');
}
