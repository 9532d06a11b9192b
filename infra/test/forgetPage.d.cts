export declare function forgetPage(): void;
