export declare function visibleStyles(window: Window): (element: Element) => CSSStyleDeclaration;
