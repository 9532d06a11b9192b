import webpack, { type Compiler } from 'webpack';

/**
 * A live area loads its own chunks and hot updates. The shell runs a remote's scripts by the digests of its registry, and an
 * open page has no digests of later files: so only the entry is loaded by the shell with its digest. The content security
 * policy limits where such scripts may come from.
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
    // After webpack's own runtime module, which it replaces.
    super('load own scripts', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.loadScript} = ${LOAD_SCRIPT};`;
  }
}

/** Called by webpack: `done` gets the event, also on failure. */
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
