/*
 * How cards look is set on the page's root. Before anything is painted this script of a few lines does so: else every visit would
 * begin with the usual cards. It stands in the page as text, so it says again what `preferences.ts` knows; a test holds the two together.
 */
export const LOOK_SCRIPT = `try{var p=JSON.parse(localStorage.getItem('feltwise.preferences'))||{},d=document.documentElement.dataset;\
if(p.fourColours===true)d.deck='four';\
if(['small','large'].indexOf(p.cardSize)>=0)d.cards=p.cardSize;\
if([0,0.5,2].indexOf(p.dealing)>=0)d.dealing=p.dealing}catch(e){}`
