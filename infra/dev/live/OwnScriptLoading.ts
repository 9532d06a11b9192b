import webpack, { type Compiler } from 'webpack';

/**
 * A live area loads its own chunks and updates. The shell runs a remote's scripts by the digests of its registry, and those of
 * a page that is open know nothing of what was written since: so only the entry goes by the shell, digest and all, here too.
 * Where such a script may come from stands in the content security policy.
 */
export class OwnScriptLoading {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnScriptLoading', (compilation) =>
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('OwnScriptLoading', (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadScript());
        }),
    );
  }
}

class LoadScript extends webpack.RuntimeModule {
  constructor() {
    // After webpack's own, whose place it takes.
    super('load own scripts', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.loadScript} = ${LOAD_SCRIPT};`;
  }
}

/** As webpack calls it: `done` is told what happened, also when that is a failure. */
const LOAD_SCRIPT = `function (url, done) {
  var script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.onload = script.onerror = function (event) {
    script.remove();
    done(event);
  };
  document.documentElement.append(script);
}`;
