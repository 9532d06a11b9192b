import { admins, anyone, boardStaff, editors, members, signedIn, writers, type Role } from '@athenaeum/kit';

/**
 * Which texts of the database may be read by whom besides their owners: who | model, and its state | paths | why | where
 * that is decided. Default deny: a new path of a model fails the sweep until a line here allows it.
 */
const READ_POLICY = `
anyone   | category | title description icon | the shelves of the public site | learning 3, Category
anyone   | collection | title description author thumbnail | shown beside public events | learning 3, Collection
anyone   | eventtype | title description additionalInfo image url | banners of the calendar | learning 3, Event type
anyone   | hostgroup | title description | tabs of the public site | community 2, Public events site
anyone   | salon | title subtitle description thumbnail location_city location_state | events are public | community 2, Public events site
anyone   | salon | in_person_location | of open evenings; other addresses are for members (canSeeVenue) | community 2, Public events site
anyone   | speaker | name title description thumbnail | experts and hosts | community 2, Public events site
anyone   | tag | title | chips of an event | learning 3, Tag/Goal
anyone   | review | event_title feedback reviewer_name reviewer_image | published reviews | community 3, Review
anyone   | review-anonymous | event_title feedback | without who wrote it | safety 3
anyone   | agreement | parts.title parts.text | a legal page | community 2, /member-agreement
signedIn | account | title | a company is chosen from a list when one joins | operations, accounts
members  | bcpexample | title asset | examples of portfolios | learning 2, Branded Career Portfolio
members  | coach | name title avatar short_bio description coaching_style can_help_with filename captions transcript.text thumbnail | coaches and their film | learning 2, Coaching
members  | coach | resources.title resources.description resources.link schedule_link | the coach's resources, and where the coach is booked | learning 2, Coaching
members  | coach | availability.from availability.to | the bookable hours of every coach | decisions, Coaching and money
members  | opportunity | title needs industry nearestRegionalHub businessType businessSize commitment term deadline | the board | community 2, Opportunities board
members  | opportunity | aboutRole aboutCompany qualificationsSought company website image | the board | community 2, Opportunities board
members  | opportunity-confidential | title needs industry nearestRegionalHub businessType businessSize commitment term deadline | without whose it is | safety 3
members  | opportunity-confidential | aboutRole aboutCompany qualificationsSought | without whose it is | safety 3
members  | pathway | title description thumbnail tips.title tips.description | pathways | learning 2, Pathways
members  | product | title description | what is for sale | learning 3, BCP
members  | resource | title description link asset filename | of events and pathways | learning 3, Resource
members  | salon | filename captions | recordings | learning 2, Events
members  | salon | link | of the member's own seats | decisions, Salons
members  | season | title description thumbnail | seasons of pathways | learning 2, Pathways
members  | transcript | cues.text cues.chapter | transcripts of recordings | learning 2, Events
members  | user | first_name last_name avatar | the directory | community 2, Member directory
support  | opportunity-confidential | company website image | who posted it is confidential to members only | decisions, Opportunities
support  | opportunity-confidential | poster.name poster.email poster.company poster.hearAboutAthena poster.contactName poster.contactEmail | the desk answers posters | decisions, Opportunities
support  | opportunity | poster.name poster.email poster.company poster.hearAboutAthena poster.contactName poster.contactEmail | the desk answers posters | decisions, Opportunities
support  | opportunity-waiting | title needs industry nearestRegionalHub businessType businessSize commitment term deadline | what waits is reviewed | decisions, Opportunities
support  | opportunity-waiting | aboutRole aboutCompany qualificationsSought company website image | what waits is reviewed | decisions, Opportunities
support  | opportunity | proposal.title proposal.industry proposal.businessType proposal.businessSize proposal.nearestRegionalHub proposal.commitment proposal.term proposal.deadline proposal.needs proposal.aboutRole proposal.aboutCompany proposal.qualificationsSought | what its poster wants it to say is reviewed | decisions, Opportunities
support  | opportunity-confidential | proposal.title proposal.industry proposal.businessType proposal.businessSize proposal.nearestRegionalHub proposal.commitment proposal.term proposal.deadline proposal.needs proposal.aboutRole proposal.aboutCompany proposal.qualificationsSought | what its poster wants it to say is reviewed | decisions, Opportunities
support  | opportunity-waiting | proposal.title proposal.industry proposal.businessType proposal.businessSize proposal.nearestRegionalHub proposal.commitment proposal.term proposal.deadline proposal.needs proposal.aboutRole proposal.aboutCompany proposal.qualificationsSought | what its poster wants it to say is reviewed | decisions, Opportunities
support  | opportunity-waiting | poster.name poster.email poster.company poster.hearAboutAthena poster.contactName poster.contactEmail | the desk answers posters | decisions, Opportunities
support  | application | title pitch cv_name bio_name | board support receives applications | community 6
editors  | salon-private | title subtitle description thumbnail location_city location_state in_person_location link filename captions | written by them | operations, saveSalon
editors  | salon-draft | title subtitle description thumbnail location_city location_state in_person_location link filename captions | written by them | operations, saveSalon
editors  | resource-private | title description link asset filename | beside what they write | operations, content: staff
editors  | resource-draft | title description link asset filename | beside what they write | operations, content: staff
editors  | resource-paid | title description link asset filename | beside what they write | operations, content: staff
editors  | speaker-draft | name title description thumbnail | written by them | operations, saveSpeaker
editors  | collection-draft | title description author thumbnail | written by them | operations, content: staff
editors  | pathway-draft | title description thumbnail tips.title tips.description | written by them | operations, content: staff
editors  | review | writer_name | who is praised, for those who decide what is shown | community 2, Admin
editors  | review-anonymous | writer_name | the writer of a portfolio, not of the review | community 2, Admin
editors  | review-private | event_title | events with reviews are a filter | community 2, Admin
editors  | review-private | feedback reviewer_name | what is told to staff alone, in their list of reviews | community 2, Admin
editors  | review-waiting | feedback event_title reviewer_name reviewer_image | decides what is shown | community 2, Admin
admin    | emailrequest | new_email body | admins decide what member support is asked | decisions, Signing up and in
writers  | portfolio | title writer_name | what waits for a writer, and who has taken it on | learning 1, Branded Career Portfolio
admin    | portfolio | drafts.name drafts.note drafts.answer_note files.name | admins write where no coach does, and answer for the rest | learning 1, Branded Career Portfolio
admin    | user | title company treatment leadership_summary city nearest_regional_hub linkedin_url summary | the member editor: General, Current Role, Location | community 2, Admin
admin    | user | thought_leadership_topics languages persona community_affiliations | the member editor: Other | community 2, Admin
admin    | user | role executive_level largest_p_l business_size industry_experience business_model_experience leadership_areas regions | the member editor: Professional Experience | community 2, Admin
admin    | user | largest_budget largest_employees transaction_experience type_size_company experience_scaling_revenue | the member editor: Professional Experience | community 2, Admin
admin    | user | board_experiences.title board_experiences.comitees board_registries bod_committee corporate_board corporate_boards | the member editor: Other | community 2, Admin
admin    | user | gender ethnicity lgbtqia disability age_bracket demographics | the member editor: Demographics | community 2, Admin
admin    | user | goals.title | the member editor: Goals | community 2, Admin
admin    | user | documents.title | which documents the member has, not their content | community 2, Admin
admin    | user | email phone | email and phone only to the owner and admins | decisions, Who may do what
admin    | user | hear_about_athena referer intake_form_step tags | the member editor: Other | community 2, Admin
admin    | user | findable.hidden.values | filters over what the editor shows | decisions, Who may do what
admin    | coach | exceptions.date exceptions.hours.from exceptions.hours.to meeting.value | an admin names whose hours and place of meeting to look at | operations, availability
admin    | creditentry | note | the ledger that admins adjust | operations, updateCredits
admin    | coachingsession | meeting.value | where a session takes place, for coaches without an account of their own | decisions, where a session takes place
admin    | coachingsession | note | what credits were spent on; the coach's own notes are for the coach only | operations, sessions
admin    | coachingorder | lines.title | what was sold | operations, purchases
admin    | seatorder | title | what was sold | operations, purchases
admin    | membershiporder | first_name last_name email | who has joined, and waits to | operations, purchases
admin    | coachingorder | refunds.reason refunds.problem | why a purchase was refunded, and why that failed | operations, purchases
admin    | seatorder | refunds.reason refunds.problem | why a purchase was refunded, and why that failed | operations, purchases
admin    | membershiporder | refunds.reason refunds.problem | why a purchase was refunded, and why that failed | operations, purchases
admin    | referral | referrer_first_name referrer_last_name referrer_email | who invites whom | operations, referrals
admin    | referral | referred_first_name referred_last_name referred_email referred_company referred_linkedin | who invites whom | operations, referrals
admin    | maillogentry | to template list problem | which mail has reached an address | decisions, Who may do what
admin    | auditrow | operation reason before.words after.words | every admin write leaves a row | decisions, Who may do what
`;

const WHO: Readonly<Record<string, readonly Role[]>> = {
  anyone,
  signedIn,
  members,
  support: boardStaff,
  editors,
  writers,
  admin: admins,
};

export interface Exception {
  roles: readonly Role[];
  /** `salon-private.title`: model, state and path, in lower case. */
  place: string;
  why: string;
  from: string;
}

export const exceptions: readonly Exception[] = READ_POLICY.trim()
  .split('\n')
  .flatMap((line) => {
    const [who = '', model = '', paths = '', why = '', from = ''] = line
      .split('|')
      .map((part) => part.trim());
    const roles = WHO[who];
    if (!roles || !from) throw new Error(`Not an exception: ${line}`);
    return paths.split(' ').map((path) => ({ roles, place: `${model}.${path}`.toLowerCase(), why, from }));
  });

const rolesBy = new Map<string, Set<Role>>();
for (const { roles, place } of exceptions)
  rolesBy.set(place, new Set([...(rolesBy.get(place) ?? []), ...roles]));

/** Whether a reader with these roles may read the text at a place. */
export const maySee = (roles: readonly Role[], place: string): boolean =>
  roles.some((role) => rolesBy.get(place)?.has(role));
