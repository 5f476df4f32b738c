/* assert.h - what must hold. A failure traps at once and imports nothing, so it works in WebAssembly too.
 *
 * HX_ASSERT(x)  always evaluated, release included: cheap conditions only.
 * HX_VALID(x)   evaluated only when the build defines HX_VALIDATE: recounts and other expensive comparisons. */
#ifndef HX_ASSERT_H
#define HX_ASSERT_H

#define HX_ASSERT(x) ((x) ? (void)0 : __builtin_trap())

#ifdef HX_VALIDATE
#define HX_VALID(x) HX_ASSERT(x)
#else
#define HX_VALID(x) ((void)0)
#endif

#endif
