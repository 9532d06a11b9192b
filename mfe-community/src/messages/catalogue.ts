import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { connectionText } from '../components/connection/connection.messages';
import { yearPriceText } from '../components/membership/yearPrice.messages';
import { photoText } from '../components/photo/photo.messages';
import { restText } from '../components/rest.messages';
import { valuesText } from '../components/values/values.messages';
import { accountText } from '../features/account/account.messages';
import { calendarFeedText } from '../features/account/calendarFeed.messages';
import { emailChangeText } from '../features/account/emailChange.messages';
import { leavingText } from '../features/account/leaving.messages';
import { mailListsText } from '../features/account/mailLists.messages';
import { passkeysText } from '../features/account/passkeys.messages';
import { secondFactorText } from '../features/account/secondFactor.messages';
import { signInsText } from '../features/account/signIns.messages';
import { connectionsText } from '../features/connections/connections.messages';
import { categoryText } from '../features/directory/category.messages';
import { directoryText } from '../features/directory/directory.messages';
import { resultTabsText } from '../features/directory/resultTabs.messages';
import { intakeText } from '../features/intake/intake.messages';
import { companyFieldText } from '../features/intake/questions/companyField.messages';
import { questionText } from '../features/intake/questions/question.messages';
import { stepNameText } from '../features/intake/stepName.messages';
import { invitationsText } from '../features/invitations/invitations.messages';
import { sentInvitationsText } from '../features/invitations/sentInvitations.messages';
import { editText } from '../features/memberProfile/edit/edit.messages';
import { memberProfileText } from '../features/memberProfile/memberProfile.messages';
import { profileFieldText } from '../features/memberProfile/profileField.messages';
import { sectionText } from '../features/memberProfile/section.messages';
import { membershipBandText } from '../features/membershipBand/membershipBand.messages';
import { setPasswordText } from '../features/setPassword/setPassword.messages';
import { signUpText } from '../features/signUp/signUp.messages';
import { yearHoldsText } from '../features/signUp/yearHolds.messages';
import { directoryPageText } from '../routes/directoryPage.messages';
import { memberPagesText } from '../routes/memberPages.messages';
import { setPasswordPageText } from '../routes/setPasswordPage.messages';
import { signUpPagesText } from '../routes/signUpPages.messages';

/** Every message of the area, by namespace: for its translations and their tests, never for pages. */
export const communityCatalogue = {
  ...contractCatalogue,
  communityAccount: accountText,
  communityCalendarFeed: calendarFeedText,
  communityCompanyField: companyFieldText,
  communityConnection: connectionText,
  communityConnections: connectionsText,
  communityDirectory: directoryText,
  communityDirectoryCategory: categoryText,
  communityDirectoryPage: directoryPageText,
  communityEditProfile: editText,
  communityEmailChange: emailChangeText,
  communityIntake: intakeText,
  communityIntakeQuestion: questionText,
  communityIntakeStep: stepNameText,
  communityInvitations: invitationsText,
  communityLeaving: leavingText,
  communityMailLists: mailListsText,
  communityMemberPages: memberPagesText,
  communityMemberProfile: memberProfileText,
  communityMembershipBand: membershipBandText,
  communityPasskeys: passkeysText,
  communityPhoto: photoText,
  communityProfileField: profileFieldText,
  communityProfileSection: sectionText,
  communityRest: restText,
  communityResultTabs: resultTabsText,
  communitySecondFactor: secondFactorText,
  communitySentInvitations: sentInvitationsText,
  communitySetPassword: setPasswordText,
  communitySetPasswordPage: setPasswordPageText,
  communitySignIns: signInsText,
  communitySignUp: signUpText,
  communitySignUpPages: signUpPagesText,
  communityValues: valuesText,
  communityYearHolds: yearHoldsText,
  communityYearPrice: yearPriceText,
};
