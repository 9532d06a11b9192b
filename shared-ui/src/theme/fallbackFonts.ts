/**
 * Local stand-ins stretched to the metrics of the real fonts, so that nothing moves when those arrive. Liberation is
 * what Linux has where others have Arial and Times; widths were measured over English running text.
 */
export const fallbackFonts = `
@font-face{font-family:'Newsreader Fallback';src:local('Georgia'),local('Gelasio');size-adjust:93%;ascent-override:79%;descent-override:28%;line-gap-override:0%}
@font-face{font-family:'Newsreader Fallback Times';src:local('Times New Roman'),local('Liberation Serif');size-adjust:103%;ascent-override:71.4%;descent-override:25.3%;line-gap-override:0%}
@font-face{font-family:'Commissioner Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:103%;ascent-override:97%;descent-override:24%;line-gap-override:0%}
`;
