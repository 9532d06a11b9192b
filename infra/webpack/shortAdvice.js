// Of federation's runtime, what it advises its own configuration to be: that is fixed with the build, and a visitor pays for each byte.
// The error itself is thrown as before, and its code says where in federation's guide to look. By the files of the pinned version: another that says nothing of it is an error of its build.
const ADVICE = [
  /(?<=\[RUNTIME_012\]: )"The getter for the shared module(?:[^"\\]|\\.)*"/,
  /msg\.push\(getDocsUrl\(errorCode\)\);/,
  /console\.error\("loadShareSync failed!(?:[^"\\]|\\.)*"\);\s*console\.error\("The original error message is as follows: "\);/,
];

export default function shortAdvice(source) {
  const short = ADVICE.reduce(
    (text, advice) => text.replace(advice, (found) => (found[0] === '"' ? '""' : '')),
    source,
  );
  if (short === source)
    throw new Error('No advice of federation was found here: does its version still give any?');
  return short;
}
