export { DEMO_COMPANIES } from './companies';
export { DEMO_GOALS, type DemoGoal, type DemoGoalType } from './goals';
export { insertDemo } from './insertDemo';
export { insertManyDemo } from './insertMany';
export {
  DEMO_ACCOUNTS,
  DEMO_DOMAIN,
  DEMO_PASSWORD,
  DEMO_SIZES,
  LARGE_SIZES,
  demoMembers,
  demoPerson,
  demoProspects,
  type DemoPerson,
} from './people';
export { onePagePdf, type PdfLine } from './pdf';
export { writeDemoPortraits } from './portraits';
export { demoId, demoRandom, type DemoRandom } from './random';
