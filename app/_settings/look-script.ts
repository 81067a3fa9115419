/*
 * The look of cards is set on the page's root element. This script does that before anything is painted, because
 * otherwise every visit would start with the default cards. It is inlined as text, so it repeats parts of
 * `preferences.ts`; a test compares the two.
 */
export const LOOK_SCRIPT = `try{var p=JSON.parse(localStorage.getItem('feltwise.preferences'))||{},d=document.documentElement.dataset;\
if(p.fourColours===true)d.deck='four';\
if(['small','large'].indexOf(p.cardSize)>=0)d.cards=p.cardSize;\
if([0,0.5,2].indexOf(p.dealing)>=0)d.dealing=p.dealing}catch(e){}`
