/**
 * Reset, typography, focus ring, skip link and reduced motion. `.sideways` is a row that scrolls sideways: where it goes on, it
 * fades, by a timeline that is the scrolling itself, and so is no motion. On paper stands the page without what is pressed. Written against the custom properties of
 * `themeCss`.
 */
export const baseCss = `
*,::before,::after{box-sizing:border-box}
*{margin:0}
html:has(:modal){overflow:hidden;padding-right:var(--scrollbar,0px)}
html{scroll-padding-top:calc(var(--topbar) + var(--space-24));-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{min-height:100vh;min-height:100dvh;background:var(--color-page);color:var(--color-ink);font:var(--weight-body) var(--text-16)/var(--leading-body) var(--font-sans);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
img,svg,video{display:block;max-width:100%}
svg{flex:none}
img{height:auto}
:where(ul[class],ol[class]){list-style:none;padding:0}
fieldset,legend{border:0;padding:0;min-width:0}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px;border-radius:var(--radius-4)}
:focus:not(:focus-visible){outline:none}
h1,h2,h3,h4{font-family:var(--font-serif);font-weight:var(--weight-serif);line-height:var(--leading-snug);text-wrap:balance}
h1,h2{line-height:var(--leading-tight);letter-spacing:var(--tracking-display)}
h1{font-size:var(--text-40)}
h2{font-size:var(--text-32)}
h3{font-size:var(--text-24)}
h4{font-size:var(--text-20)}
@media (max-width:767.98px){h1{font-size:var(--text-32)}h2{font-size:var(--text-24);line-height:var(--leading-snug)}}
a{color:var(--color-accent);text-decoration-thickness:1px;text-underline-offset:.2em;transition:color var(--motion-fast) var(--ease)}
a:hover{color:var(--color-accent-hover);text-decoration-thickness:2px}
@media (pointer:coarse){:where(a){padding-block:4px}}
::selection{background:var(--color-accent);color:var(--color-on-accent)}
@property --fade-start{syntax:"<length>";inherits:false;initial-value:0px}
@property --fade-end{syntax:"<length>";inherits:false;initial-value:0px}
@keyframes sideways{0%{--fade-start:0px;--fade-end:32px}10%{--fade-start:32px}90%{--fade-end:32px}100%{--fade-start:32px;--fade-end:0px}}
.sideways{overflow-x:auto;scrollbar-width:none;mask:linear-gradient(90deg,#0000 calc(var(--fade-start)/2),#000 var(--fade-start) calc(100% - var(--fade-end)),#0000 calc(100% - var(--fade-end)/2)),linear-gradient(#000 0 0) 0 100%/100% 2px no-repeat}
.sideways::-webkit-scrollbar{display:none}
@supports (animation-timeline:scroll()){.sideways{animation:sideways linear both!important;animation-timeline:scroll(self inline)!important}}
@media print{main{min-height:0!important}@page{size:A4;margin:18mm 16mm}:root{--topbar:0rem;--color-page:#fff;--color-card:#fff}body{min-height:0}nav,footer,dialog,[popover],button:not(:is(h1,h2,h3,h4,dt,ol) *),:has(>main)>:not(main),[role=status],video,:has(>img)::after{display:none!important}h1,h2,h3{break-after:avoid}li,article,tr,figure,aside>*{break-inside:avoid}*{box-shadow:none!important}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
`;
