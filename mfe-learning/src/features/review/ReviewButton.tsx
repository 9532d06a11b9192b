import { Button, type ButtonLook, Hint, StarIcon } from '@athenaeum/shared-ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { OwnReviewFragment } from './__generated__/ownReview';
import { reviewText } from './review.messages';
import type { SurveyProps } from './Survey';

/** The fields of a salon or a pathway that a review needs. */
export interface Reviewed {
  type: 'Salons' | 'Pathways';
  id: string;
  title: string;
  can_review?: boolean | null;
  my_review?: OwnReviewFragment | null;
}

interface ReviewButtonProps {
  thing: Reviewed;
  look?: ButtonLook;
  block?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Opens the survey, whose form code is loaded on press. */
export function ReviewButton({
  thing,
  look = 'outlined',
  block = false,
  icon = <StarIcon />,
  children = reviewText.leave,
}: ReviewButtonProps) {
  const [Survey, setSurvey] = useState<ComponentType<SurveyProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = async () => {
    setState('loading');
    try {
      const loaded = await import('./Survey');
      setSurvey(() => loaded.Survey);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        look={look}
        block={block}
        icon={icon}
        loading={state === 'loading'}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {children}
      </Button>
      {state === 'failed' && <Hint role="alert">{reviewText.notLoaded}</Hint>}
      {Survey && <Survey thing={thing} open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
