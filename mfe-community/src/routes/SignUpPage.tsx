import { type SessionUser, useLocation, usePlatform, useUser } from '@athenaeum/shell-contract';
import {
  ArrowDownIcon,
  formatDay,
  Hint,
  LinkButton,
  Loading,
  RichText,
  Row,
  Skeleton,
  Stack,
  TextLink,
} from '@athenaeum/shared-ui';
import { JoinFrame } from '../components/JoinFrame';
import { MembershipFrame } from '../components/MembershipFrame';
import { endOf, useUsersMembershipTermQuery } from '../components/membership/membership.api';
import { useYearPrice } from '../components/membership/useYearPrice';
import { YearPrice } from '../components/membership/YearPrice';
import { parseInvitation, LOGIN, RejoinPanel, SignUpForm, MembershipBenefits } from '../features/signUp';
import { signUpPagesText } from './signUpPages.messages';

/** `/sign-up`: for visitors, and for those who have an account and are no member. */
export default function SignUpPage() {
  const user = useUser();
  if (!user) return <Joining />;
  if (!user.roles.includes('member')) return <OwnMembership user={user} />;
  return (
    <JoinFrame title={signUpPagesText.isMember} lead={signUpPagesText.nothingToDo}>
      <Row>
        <LinkButton large href="/">
          {signUpPagesText.home}
        </LinkButton>
        <LinkButton large look="quiet" href="/refer">
          {signUpPagesText.invite}
        </LinkButton>
      </Row>
    </JoinFrame>
  );
}

/** An invited visitor finds the form prefilled, beside an explanation of the membership. */
function Joining() {
  const friend = parseInvitation(useLocation().hash);
  const brand = usePlatform().brand ?? 'Athenaeum';
  return (
    <MembershipFrame
      title={friend ? signUpPagesText.invited({ brand }) : signUpPagesText.join}
      lead={friend ? signUpPagesText.whatItIs({ brand }) : signUpPagesText.promise}
      ahead={<ToForm />}
      form={
        <Stack>
          <YearPrice />
          <SignUpForm friend={friend} />
          <Hint>{signUpPagesText.payNext}</Hint>
        </Stack>
      }
      note={
        <RichText
          text={signUpPagesText.alreadyMember}
          parts={{ link: (words) => <TextLink href={LOGIN}>{words}</TextLink> }}
        />
      }
    >
      <MembershipBenefits />
    </MembershipFrame>
  );
}

/** Where the form is below: the price, which is said beside it, and the way there. */
function ToForm() {
  const { price } = useYearPrice();
  return (
    <TextLink look="more" href="#form">
      {price ? signUpPagesText.toFormAt({ price }) : signUpPagesText.toForm}
      <ArrowDownIcon size={18} />
    </TextLink>
  );
}

/** The text depends on an earlier membership; the checkout is the same, also when that is unknown. */
function OwnMembership({ user }: { user: SessionUser }) {
  const { currentData: data, isFetching } = useUsersMembershipTermQuery({});
  if (isFetching && !data)
    return (
      <JoinFrame title={signUpPagesText.membership}>
        <Loading label={signUpPagesText.loadingMembership}>
          <Skeleton $height="160px" />
        </Loading>
      </JoinFrame>
    );
  const ended = endOf(data);
  if (ended)
    return (
      <JoinFrame
        title={signUpPagesText.membership}
        lead={signUpPagesText.ended({ name: user.first_name, day: formatDay(ended) })}
      >
        <YearPrice />
        <RejoinPanel label={signUpPagesText.renew} />
      </JoinFrame>
    );
  return (
    <JoinFrame
      title={signUpPagesText.membership}
      lead={signUpPagesText.hasAccount({ name: user.first_name })}
    >
      <YearPrice />
      <RejoinPanel label={signUpPagesText.join} />
    </JoinFrame>
  );
}
