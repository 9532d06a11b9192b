import { reportAndExit } from '../../start/problem';
import { missingHere } from './debianPackages';
import { fileChecks } from './files';
import { frontChecks } from './front';
import { guestJourney } from './guest';
import { memberJourney } from './member';
import { redisChecks } from './redisChecks';
import { createReport } from './report';
import { signInChecks } from './signingIn';
import { staffJourney, staffSeeRefusedMail } from './staff';
import { openWorld } from './world';

// node --import tsx infra/production/others/check.ts: the product on one machine as infra/guides/one-machine.md has it, among systems
// that others wrote: nginx, Postfix, Redis, an S3 server, an OpenID provider, Chromium. Ends with 1 when something is wrong, with 2 where it
// cannot run.

const missing = missingHere();
if (missing) {
  process.stderr.write(`Not run: ${missing}.\n`);
  process.exit(2);
}
try {
  const report = createReport();
  const world = await openWorld();
  try {
    await frontChecks(world, report);
    const journey = report.journey();
    const staff = await staffJourney(world, journey);
    await guestJourney(world, journey);
    await staffSeeRefusedMail(staff, world, journey);
    const member = await memberJourney(world, journey);
    await redisChecks(world, report);
    await fileChecks(world, member, journey);
    await signInChecks(world, journey);
    await report.check('every part ends by itself within its time', async () => {
      const killed = await world.machine.stop();
      if (killed.length > 0) throw new Error(`${killed.join(', ')} had to be killed`);
    });
  } finally {
    await world.close();
  }
  process.exit(report.problems() > 0 ? 1 : 0);
} catch (error) {
  reportAndExit(error);
}
