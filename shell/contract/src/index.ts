export type * from './platform/platform';
export { createReadable, type Writable } from './platform/createReadable';
export {
  PlatformProvider,
  usePlatform,
  useReadable,
  useSession,
  useTheme,
  useUser,
} from './platform/PlatformProvider';
export { readSession } from './platform/readSession';
export { signInPath, signOutPath } from './platform/signIn';
export { systemTheme } from './platform/systemTheme';

export type { Keep, KeptPage } from './keeping/kept';
export type {
  KeptDeclaration,
  ManifestLink,
  ManifestPage,
  ManifestSlot,
  NavigationItem,
  RemoteManifest,
} from './manifest';
export { defineRemote } from './defineRemote';
export { findPage, matchPattern } from './matchPage';
export { isFor, MEMBERS, type Role, ROLES, rolesOf, SIGNED_IN } from './roles';

export { defineMfe } from './mfe/defineMfe';
export { ErrorBoundary } from './mfe/ErrorBoundary';
export { defineTranslations, type Translate, type TranslationFile } from './messages/defineTranslations';
export { labelsIn } from './messages/labelsIn';
export { type Page, pagesFor, type Prefetch } from './pages/pagesFor';
export { RemotePages } from './pages/RemotePages';
export { lazyRoute, type LazyRoute } from './mfe/lazyRoute';
export type { MfeLifecycles, MountProps } from './mfe/lifecycles';

export {
  definePalette,
  type FindInArea,
  type PaletteGroup,
  type PaletteItem,
  type PaletteQuery,
} from './palette/definePalette';
export { splitVerb } from './palette/splitVerb';
export { defineSlot } from './slots/defineSlot';
export type { SlotLifecycles, SlotMountProps } from './slots/lifecycles';
export type { PlaceName, PlaceProps, PlaceVersion } from './slots/places';
export { Slot } from './slots/Slot';

export { defineLive, type Live } from './live/defineLive';
export type { FollowEvent } from './live/followEvent';
export { useLive } from './live/useLive';
export { type TrackedEvent, useTrack } from './analytics/useTrack';
export { AskDialog } from './dialog/AskDialog';
export { Notifications } from './notifications/Notifications';
export { useDialogAnswer } from './notifications/useDialogAnswer';
export { useNotify } from './notifications/useNotify';
export { definePrefetch, type PrefetchProps } from './prefetch/definePrefetch';
export { FRESH } from './prefetch/fresh';

export { AreaSkeleton } from './routing/AreaSkeleton';
export { isPagePath, SERVER_PATHS } from './routing/serverPaths';
export { pressedPage } from './routing/pressedPage';
export { setPageTitle, usePageTitle } from './routing/pageTitle';
export { type UnderEvent, useUnder } from './routing/useUnder';
export { rememberScroll } from './routing/rememberScroll';
export { RemoteRouter } from './routing/RemoteRouter';
export { newEntryState } from './routing/entryState';
export { focusHeading } from './routing/useRouteArrival';
export { AppLink } from './routing/AppLink';
export { AskBeforeLeaving } from './routing/AskBeforeLeaving';
export { Navigate } from './routing/Navigate';
export { Route, Routes } from './routing/Routes';
export { useParams } from './routing/useParams';
export { useLocation } from './routing/PlaceContext';
export { useNavigate } from './routing/useNavigate';
export { type Blocked, useBlocker } from './routing/useBlocker';
export { useIsHere } from './routing/useIsHere';
export { useSearchParams } from './routing/useSearchParams';

export { deferAction, undoDeferred, useIsDeferred } from './deferred/deferredActions';

export { ApiProvider, storeFor } from './api/ApiProvider';
export { type ApiError, type ApiErrorCode, isApiError, messageOf } from './api/apiError';
export { type Answer, isMissing, type MissingPart } from './api/answer';
export type { AnswerEvent, Trouble } from './api/answerEvent';
export { callRest, type RestAnswer } from './api/callRest';
export { restQueryFn } from './api/restQueryFn';
export { signedLink } from './api/signedLink';
export { createBackgroundApi } from './api/createBackgroundApi';
export { createRemoteApi } from './api/createRemoteApi';
export { createRemoteStore, type StoreApi } from './api/createRemoteStore';
export { operation } from './api/operation';
export { sendDocument } from './api/sendDocument';
export { sendGraphql, type SendOptions, type Sent } from './api/sendGraphql';
export { useDispatch } from './api/storeLibraries';
export type { GraphqlRequest, TypedDocument } from './api/typedDocument';
export { type Uploaded, uploadFile } from './api/uploadFile';
export { useReadAgain } from './api/useReadAgain';
export { whenConfirmed } from './api/whenConfirmed';
