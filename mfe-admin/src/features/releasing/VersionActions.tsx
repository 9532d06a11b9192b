import { TextButton, VisuallyHidden } from '@athenaeum/shared-ui';
import { CellActions } from '../../components/list';
import type { Question } from './question';
import type { AreaNow } from './releasing.api';
import { releasingText } from './releasing.messages';

/** A version in the history. */
export interface Listed {
  version: string;
  isKilled: boolean;
}

interface VersionActionsProps {
  now: AreaNow;
  version: Listed;
  onAsk: (question: Question) => void;
}

/** Actions on a version that is not live. Those of live ones are at the top of the page. */
export function VersionActions({
  now: { area, live, canary, earlier },
  version: { version, isKilled },
  onAsk,
}: VersionActionsProps) {
  if (!live || version === live.version || version === canary?.version) return null;
  const press = (question: Question, label: string) => (
    <TextButton onClick={() => onAsk(question)}>
      {label} <VisuallyHidden>{releasingText.about({ version, area })}</VisuallyHidden>
    </TextButton>
  );
  if (isKilled) return <CellActions>{press({ deed: 'revive', version }, releasingText.revive)}</CellActions>;
  return (
    <CellActions>
      {earlier.includes(version) &&
        press({ deed: 'rollBack', version: live.version, to: version }, releasingText.rollBackTo)}
      {press({ deed: 'kill', version }, releasingText.kill)}
    </CellActions>
  );
}
