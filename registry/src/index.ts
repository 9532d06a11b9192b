export { announce, type Announcement, readOpenAnnouncements, readAnnounced } from './announcements';
export {
  type AreaRelease,
  areaReleaseById,
  areaReleasesOf,
  type AreaStep,
  beginRollback,
  endAreaRelease,
  fetchesOf,
  type FetchRow,
  findUnderWay,
  isGiven,
  noteFetches,
  noteUnrouted,
  readAreaReleases,
  type Route,
  routeIn,
} from './areaReleases';
export { artifactFolder, checkArtifact, integrityOf } from './artifacts';
export { buildBucketVariables } from './builds/buildBucket';
export { missingKey, s3Variables } from './builds/s3Variables';
export { createPulledBuilds, type PulledBuilds } from './builds/pulledBuilds';
export { connectionProblem } from './connectionProblem';
export { REMOTE_MODULE, type RemoteEntry } from './entry';
export {
  readVisitFigures,
  recordVisits,
  type VisitFigures,
  visitIdOf,
  type VisitNote,
  visitsOf,
} from './figures';
export { readBuildOperations } from './operations';
export { MAX_TAB_AGE_MS, type OpenVersion, readOpenVersions, snapshotNow } from './openVersions';
export { registryModelsOf } from './models';
export { RegistryProblem } from './problem';
export { readSentOperations } from './sentOperations';
export { databaseUriOf, registryVariables } from './registryVariables';
export {
  createReportTokens,
  DEVELOPMENT_REPORT_KEY,
  type PageFacts,
  type ProvenPage,
  type ReportTokens,
  sessionIn,
  traceOfPage,
} from './reportToken';
export {
  type OperationNote,
  pageHealthOf,
  type VitalsNote,
  recordOperations,
  recordVitals,
  type Outcome,
} from './delivery/pageHealth';
export { type VitalsInPage, GOOD, levelsOf } from './delivery/levels';
export { VITALS, type Vital, type Kind, KINDS } from './delivery/signals';
export { noteTab, type TabNote, tabsOf } from './healthTabs';
export { readFigures, type VersionFigures } from './healthFigures';
export {
  beginOverride,
  endOverride,
  findOverride,
  overrideCookie,
  OVERRIDE_TTL_MS,
  type Override,
  overridesOf,
} from './override';
export {
  endPreviews,
  findOpenedPreview,
  findPreview,
  leavePreview,
  listPreviews,
  openingsOf,
  openPreview,
  type OpenedPreview,
  type Preview,
  PREVIEW_TTL_MS,
  previewCookie,
  previewsOf,
} from './previews';
export { publishBuild, publishCanary } from './publishBuild';
export { type Canary, type ReadableSnapshot, readSnapshot } from './readSnapshot';
export { type CurrentRegistry, readCurrent, type Since } from './recent';
export { type Change, readHistory, readPointed, readReleases, type Release, versionsIn } from './releases';
export { type PageHealthFigures, vitalsOf, readPageHealthFigures } from './delivery/pageHealthFigures';
export { advanceRamps, type RampLimits, type Step } from './delivery/ramp';
export { AUTOMATIC, rollBackFailing, type Verdict, type WatchLimits } from './automaticRollback';
export {
  createSigner,
  distrust,
  readTrustedKeys,
  type TrustedKeys,
  writtenKey,
} from './signing/buildSignature';
export { loadSigner } from './signing/keyFile';
export { isPublisherToken, mintPublisherToken } from './signing/publisherToken';
export {
  announceStaffKey,
  findStaffKey,
  STAFF_TOKEN,
  type StaffClaims,
  staffClaims,
  staffKeysOf,
} from './staffTokens';
export { trustedBuilders, trustedBuildersVariable } from './signing/trustedBuilders';
export { type Given, readVersions, type VersionChanges, type VersionHistory } from './versionHistory';
export { type Visitor, versionsFor } from './versionsFor';
export { remotePath, remoteView } from '@athenaeum/shell-contract/federation/view';
export { openRegistry, type Publication, type Registry, registryOn } from './registry';
