import type { CoachResourceType, MeetingInput } from '@athenaeum/coaching-contract';

/** A coach of the demo data. */
export interface DemoCoach {
  name: string;
  title: string;
  short_bio: string;
  description: string;
  coaching_style: string;
  can_help_with: string[];
  timezone: string;
  /** Address of an external booking page; the others take bookings here on weekdays. */
  schedule_link?: string;
  /** Where sessions take place; a video room by default. */
  meeting?: MeetingInput;
  /** The introduction, by its name in `infra/media`: a video, its captions and what is said in it. */
  introduction?: string;
  categories: string[];
  /** Titles of goals. */
  goals: string[];
  resources?: {
    title: string;
    description: string;
    type: CoachResourceType;
    link?: string;
    asset?: string;
  }[];
}

/** Text as its paragraphs. */
export const paragraphs = (...lines: string[]) => lines.join('\n\n');
