import { Button, type ButtonLook, Hint, StarIcon, useOnDemand } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import type { OwnReviewFragment } from './__generated__/ownReview';
import { reviewText } from './review.messages';

/** The fields of a salon or a pathway that a review needs. */
export interface ReviewedItem {
  type: 'Salons' | 'Pathways';
  id: string;
  title: string;
  can_review?: boolean | null;
  my_review?: OwnReviewFragment | null;
}

interface ReviewButtonProps {
  thing: ReviewedItem;
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
  const survey = useOnDemand(() => import('./Survey'));
  const Survey = survey.part?.Survey;
  return (
    <>
      <Button
        look={look}
        block={block}
        icon={icon}
        loading={survey.isLoading}
        aria-haspopup="dialog"
        onClick={survey.open}
      >
        {children}
      </Button>
      {survey.hasFailed && <Hint role="alert">{reviewText.notLoaded}</Hint>}
      {Survey && <Survey reviewed={thing} open={survey.isOpen} onClose={survey.close} />}
    </>
  );
}
