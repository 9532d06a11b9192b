import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { bookmarkText } from '../components/bookmark/bookmark.messages';
import { collectionText } from '../components/collection.messages';
import { comingUpText } from '../components/comingUp.messages';
import { countText } from '../components/count.messages';
import { nextStripText } from '../components/nextStrip.messages';
import { noEventsText } from '../components/noEvents.messages';
import { notFoundText } from '../components/notFound.messages';
import { ordinalText } from '../components/ordinal.messages';
import { partText } from '../components/part.messages';
import { pathwayProgressText } from '../components/pathwayProgress.messages';
import { peerGroupText } from '../components/peerGroup.messages';
import { peopleText } from '../components/people.messages';
import { permissionText } from '../components/permission.messages';
import { placeText } from '../components/place.messages';
import { resourceText } from '../components/resource.messages';
import { reviewsText } from '../components/review.messages';
import { shelfText } from '../components/shelf.messages';
import { speakerRoleText } from '../components/speakerRole.messages';
import { standingText } from '../components/standing.messages';
import { startsInText } from '../components/startsIn.messages';
import { subscribeText } from '../components/subscribe/subscribe.messages';
import { subscribeDialogText } from '../components/subscribe/subscribeDialog.messages';
import { calendarText } from '../features/calendar/calendar.messages';
import { groupSeatText } from '../features/groupSeat/groupSeat.messages';
import { homeText } from '../features/home/home.messages';
import { libraryText } from '../features/home/library.messages';
import { nextSessionText } from '../features/home/nextSession.messages';
import { homePromptsText } from '../features/homePrompts/homePrompts.messages';
import { listedText } from '../features/listing/listed.messages';
import { listingText } from '../features/listing/listing.messages';
import { mySalonsText } from '../features/mySalons/mySalons.messages';
import { pathwayText } from '../features/pathway/pathway.messages';
import { playerText } from '../features/recording/player/player.messages';
import { recordingText } from '../features/recording/recording.messages';
import { reviewText } from '../features/review/review.messages';
import { surveyText } from '../features/review/survey.messages';
import { addToCalendarText } from '../features/rsvp/addToCalendar.messages';
import { giveUpText } from '../features/rsvp/giveUp.messages';
import { rsvpText } from '../features/rsvp/rsvp.messages';
import { rsvpNoticesText } from '../features/rsvp/rsvpNotices.messages';
import { seatOrderText } from '../features/rsvp/seatOrder.messages';
import { salonDetailText } from '../features/salonDetail/salonDetail.messages';
import { searchText } from '../features/search/search.messages';
import { suggestionsText } from '../features/searchSuggestions/searchSuggestions.messages';
import { seasonText } from '../features/season/season.messages';
import { viewAllText } from '../features/viewAll/viewAll.messages';
import { calendarPageText } from '../routes/calendarPage.messages';
import { homePageText } from '../routes/homePage.messages';
import { mySalonsPageText } from '../routes/mySalonsPage.messages';
import { salonPageText } from '../routes/salonPage.messages';
import { searchPageText } from '../routes/searchPage.messages';

/** Every message of the area, by namespace. */
export const catalogue = {
  ...contractCatalogue,
  learningAddToCalendar: addToCalendarText,
  learningBookmark: bookmarkText,
  learningCalendar: calendarText,
  learningCalendarPage: calendarPageText,
  learningCollection: collectionText,
  learningComingUp: comingUpText,
  learningCount: countText,
  learningGiveUp: giveUpText,
  learningGroupSeat: groupSeatText,
  learningHome: homeText,
  learningHomeLibrary: libraryText,
  learningHomePage: homePageText,
  learningHomePrompts: homePromptsText,
  learningListed: listedText,
  learningListing: listingText,
  learningMySalons: mySalonsText,
  learningMySalonsPage: mySalonsPageText,
  learningNextSession: nextSessionText,
  learningNextStrip: nextStripText,
  learningNoEvents: noEventsText,
  learningNotFound: notFoundText,
  learningOrdinal: ordinalText,
  learningPart: partText,
  learningPathway: pathwayText,
  learningPathwayProgress: pathwayProgressText,
  learningPeerGroupCard: peerGroupText,
  learningPeople: peopleText,
  learningPermission: permissionText,
  learningPlace: placeText,
  learningPlayer: playerText,
  learningRecording: recordingText,
  learningResource: resourceText,
  learningReview: reviewText,
  learningReviews: reviewsText,
  learningRsvp: rsvpText,
  learningRsvpNotices: rsvpNoticesText,
  learningSalonDetail: salonDetailText,
  learningSalonPage: salonPageText,
  learningSearch: searchText,
  learningSearchPage: searchPageText,
  learningSearchSuggestions: suggestionsText,
  learningSeason: seasonText,
  learningSeatOrder: seatOrderText,
  learningShelf: shelfText,
  learningSpeakerRole: speakerRoleText,
  learningStanding: standingText,
  learningStartsIn: startsInText,
  learningSubscribe: subscribeText,
  learningSubscribeDialog: subscribeDialogText,
  learningSurvey: surveyText,
  learningViewAll: viewAllText,
};
