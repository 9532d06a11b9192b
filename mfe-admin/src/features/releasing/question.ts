import type { AreaNow, ReleaseCommand } from './releasing.api';
import { releasingText as text } from './releasing.messages';
import { sharesInWords } from './sharesInWords';

export type Deed = 'promote' | 'ramp' | 'hold' | 'withdraw' | 'rollBack' | 'kill' | 'revive';

/** The action of a dialog; `to` is the target of a rollback, where it is not the previous version. */
export interface Question {
  deed: Deed;
  version: string;
  to?: string;
}

/** The texts of the dialog: title, consequences, and the confirm button. */
export interface DialogTexts {
  title: string;
  happens: string[];
  confirm: string;
  isHarsh: boolean;
}

/** The texts of an action, for an operator in a hurry. */
export function dialogTextsOf({ deed, version, to }: Question, now: AreaNow): DialogTexts {
  const { area, live, canary, earlier } = now;
  const words = {
    area,
    version,
    live: live?.version ?? '',
    who: text.someWho({ percent: canary?.percent ?? 0 }),
  };
  const previews = text.previewsEnd(words);
  const end = canary && canary.version !== version ? [text.canaryEnds({ version: canary.version })] : [];
  switch (deed) {
    case 'promote':
      return dialogTexts(text.promoteTitle(words), [text.promoteHappens(words)], text.promote);
    case 'ramp':
      return dialogTexts(text.rampTitle(words), [text.rampHappens(words)], text.rampConfirm);
    case 'hold':
      return dialogTexts(
        text.holdTitle(words),
        [text.holdHappens({ ...words, next: sharesInWords(canary?.next ?? []) })],
        text.hold,
      );
    case 'withdraw':
      return dialogTexts(
        text.withdrawTitle(words),
        [text.withdrawHappens(words), previews],
        text.withdraw,
        true,
      );
    case 'rollBack': {
      const back = { ...words, to: to ?? earlier[0] ?? '' };
      return dialogTexts(
        text.rollBackTitle(back),
        [text.rollBackHappens(back), ...end, previews],
        text.rollBack,
        true,
      );
    }
    case 'kill':
      return dialogTexts(text.killTitle(words), killHappens(words, now), text.kill, true);
    case 'revive':
      return dialogTexts(text.reviveTitle(words), [text.reviveHappens(words)], text.revive);
  }
}

function killHappens(
  words: { area: string; version: string; live: string; who: string },
  now: AreaNow,
): string[] {
  const { live, canary, earlier } = now;
  if (words.version === canary?.version) return [text.killCanaryHappens(words), text.openPagesLeave];
  if (words.version !== live?.version) return [text.killOldHappens(words), text.openPagesLeave];
  const [to] = earlier;
  if (to === undefined) return [text.killLastHappens(words)];
  const end = canary ? [text.canaryEnds({ version: canary.version })] : [];
  return [text.killLiveHappens({ ...words, to }), text.openPagesLeave, ...end];
}

const dialogTexts = (title: string, happens: string[], confirm: string, isHarsh = false): DialogTexts => ({
  title,
  happens,
  confirm,
  isHarsh,
});

/** The request of an action. It names the expected versions, and the service refuses it when they have changed. */
export function commandOf(
  { deed, version, to }: Question,
  { reason, steps }: { reason: string; steps: number[] },
): Pick<ReleaseCommand, 'path' | 'body'> {
  const [percent, ...next] = steps;
  switch (deed) {
    case 'promote':
    case 'hold':
      return { path: deed, body: { version, reason } };
    case 'ramp':
      return { path: 'ramp', body: { version, percent, next, reason } };
    case 'withdraw':
      return { path: 'rollback', body: { from: version, reason } };
    case 'rollBack':
      return { path: 'rollback', body: { from: version, ...(to !== undefined && { version: to }), reason } };
    case 'kill':
      return { path: 'kill', body: { version, reason } };
    case 'revive':
      return { path: 'kill', body: { version, undo: true, reason } };
  }
}
